import { spawn } from "node:child_process"
import { launchBrowser } from "../support/browser.ts"
const paths = process.argv.slice(3); const who = process.argv[2]!
const main = async () => {
  const server = spawn(process.execPath, ["--import", "tsx", "adapters/server.ts"], { env: { ...process.env, PORT: "5402", DATABASE_URL: "sqlite:/tmp/team/shots.sqlite" }, stdio: ["ignore", "pipe", "inherit"] })
  await new Promise<void>((r) => server.stdout.on("data", (d) => String(d).includes("ready on") && r()))
  const b = await launchBrowser(); const url = "http://127.0.0.1:5402"
  for (const screen of ["phone", "desktop"] as const) for (const colorScheme of ["light", "dark"] as const) {
    const { page, complaints, close } = await b.openPage(url, { screen, colorScheme })
    if (who !== "-") { await page.goto("/login"); await page.evaluate(async ([email, password]) => { await fetch("/api/auth/login", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email, password }) }) }, who.split(":")) }
    for (const p of paths) {
      await page.goto(p); await page.waitForLoadState("networkidle"); await page.waitForTimeout(400)
      await page.screenshot({ path: `/tmp/team/shots/${p.replaceAll(/[^a-z0-9]+/gi, "_")}-${screen}-${colorScheme}.png`, fullPage: process.env["FULL"] === "1" })
    }
    if (complaints.length) console.log(screen, colorScheme, complaints)
    await close()
  }
  await b.close(); server.kill()
}
void main()
