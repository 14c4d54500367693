import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: here("../src/hoodwink/server/web/pages"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy takes no data: fonts
    modulePreload: { polyfill: false },
    target: "es2023",
  },
  // `npm run dev` beside a running `hoodwink serve`.
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: { protocol: "http:", host: "127.0.0.1", port: 8000 }, ws: true } },
  },
});
