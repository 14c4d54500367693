// Unpacks the Chromium of npm into a folder of our own, once: `node chromium.mjs FOLDER` prints its path.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const folder = resolve(process.argv[2] ?? "node_modules/.chromium");
const done = join(folder, "done");
if (!existsSync(done)) {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  process.env.TMPDIR = draft; // it unpacks to the system's temporary folder otherwise
  const { default: chromium, inflate } = await import("@sparticuz/chromium");
  await chromium.executablePath();
  const bin = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "..", "bin");
  await inflate(join(bin, "al2023.tar.br"));
  // Without a font that fontconfig finds, no text is drawn at all, web fonts included.
  const fonts = join(folder, "fonts");
  const conf = `<fontconfig><dir>${fonts}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`;
  mkdirSync(join(draft, "fonts"), { recursive: true });
  writeFileSync(join(draft, "fonts", "fonts.conf"), conf);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  writeFileSync(done, "");
}
console.log(join(folder, "chromium"));
