import { chromium } from "playwright-core"
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell" })
const base = "http://localhost:4100"
const found = await (await fetch(base + "/api/providers?service=Bluebonnet%20Plumbing")).json()
for (const [email, password] of [["olivia@example.com", "demo-homeowner-1"], ["rick@example.com", "demo-provider-1"]]) {
  const ctx = await browser.newContext({ baseURL: base })
  await ctx.request.post("/api/auth/login", { data: { email, password }, headers: { origin: base } })
  const page = await ctx.newPage()
  const files: string[] = []
  page.on("response", async (r) => { if (r.url().endsWith(".js")) files.push(r.url().split("/").pop()!.replace(/-[\w-]{7}\.js$/, "")) })
  await page.goto("/provider/" + found[0].id)
  await page.waitForTimeout(3000)
  console.log(email, files.length, files.sort().join(" "))
  await ctx.close()
}
await browser.close()
