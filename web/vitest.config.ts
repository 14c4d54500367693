import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config.ts";

export default mergeConfig(
  build,
  defineConfig({ test: { environment: "node", isolate: false, include: ["src/**/*.test.ts"] } }),
);
