import { describe, expect, it } from "vitest"

import type { Source } from "./support/source/imports.ts"
import { headingsOf, lostReferences, ownFiles } from "./support/source/references.ts"

// Without this file, whose planted references lead nowhere.
const files = ownFiles().filter(({ path }) => path !== "tests/references.test.ts")

interface Plant extends Source {
  readonly lost: ReadonlyArray<string>
}

/** For each kind of reference, one that leads somewhere and some that do not. */
const planted: Readonly<Record<string, Plant>> = {
  "a page": {
    path: "src/domain/planted.ts",
    text: "// docs/architecture.md has it, docs/no-such-page.md and ui/no-such-page.md do not.",
    lost: ["docs/no-such-page.md"]
  },
  "a heading of a page": {
    path: "ui/Planted.tsx",
    text: "/** As promised (docs/product.md#quote-dialog), and more (docs/product.md#no-such-heading). */",
    lost: ["docs/product.md#no-such-heading"]
  },
  "a decision": {
    path: "adapters/planted.ts",
    text: "// See docs/decisions/0013, docs/decisions/9999 and docs/decisions/0013-no-such-name.md.",
    lost: ["docs/decisions/0013-no-such-name.md", "docs/decisions/9999"]
  },
  "a link between pages": {
    path: "docs/planted.md",
    text: `# Planted
      [here](#planted), [nowhere](#no-such-heading), [there](decisions/0006-versions-decide.md),
      [gone](decisions/no-such-decision.md), [elsewhere](https://example.com/docs/no-such-page.md),
      [states](http-contract.md#states), [a state](http-contract.md#no-such-state), [up](../README.md)`,
    lost: ["#no-such-heading", "decisions/no-such-decision.md", "http-contract.md#no-such-state"]
  },
  "a picture": {
    path: "PLANTED.md",
    text: "![Home](docs/pictures/home.png) ![Nothing](docs/pictures/no-such-picture.png)",
    lost: ["docs/pictures/no-such-picture.png"]
  },
  "a section of a page that nobody has": {
    path: "tests/planted.test.ts",
    text: "// Spec section 2, decisions.md section 3 and section 7 of the specification. A special section 2 is none.",
    lost: ["Spec section 2", "decisions.md", "section 7 of the spec"]
  }
}

it("leads every reference to a page, and to a heading of it", () => {
  expect(lostReferences(files)).toEqual([])
})

it("looks at the code, the tests, the pages and what stands beside them", () => {
  const paths = files.map(({ path }) => path)
  const some = [
    ".ci/run",
    "README.md",
    "adapters/server.ts",
    "docs/product.md",
    "tests/support/source/references.ts"
  ]
  expect(paths).toEqual(expect.arrayContaining([...some, "src/domain/quote/quote.ts", "ui/app/App.tsx"]))
})

describe.each(Object.entries(planted))("%s", (_, { lost, ...source }) => {
  it("is watched: a planted one that leads nowhere is caught", () => {
    expect(lostReferences([source])).toEqual(lost.map((text) => `${source.path} -> ${text}`))
  })
})

it("names headings as GitHub does", () => {
  const page = `# A call, from click to row
### \`GET /api/me\` & others
## Sign-in
## Sign-in
## [Decision 9](decisions/0009.md) in 2_steps ##
    # code
\`\`\`
# fenced
\`\`\``
  expect([...headingsOf(page)]).toEqual([
    "a-call-from-click-to-row",
    "get-apime--others",
    "sign-in",
    "sign-in-1",
    "decision-9-in-2_steps"
  ])
})
