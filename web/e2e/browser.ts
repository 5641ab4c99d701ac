import { existsSync } from "node:fs";

/** Debian's Chromium, or the one that NURT_CHROMIUM names. */
const found = [process.env.NURT_CHROMIUM ?? "", "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
  (path) => path !== "" && existsSync(path),
);

export const browser = {
  executablePath: found ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
