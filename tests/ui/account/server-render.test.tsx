import { QueryClientProvider } from "@tanstack/react-query"
// @vitest-environment node
import { renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { Router } from "wouter"

import { ThemeRoot } from "#ui/app/shell/ThemeRoot.tsx"
import { LoginScreen } from "#ui/features/account/LoginScreen.tsx"
import { RegisterScreen } from "#ui/features/account/RegisterScreen.tsx"
import { createQueryClient } from "#ui/shared/api/query-client.ts"

const screens = [
  ["/login", LoginScreen, 2],
  ["/register", RegisterScreen, 9]
] as const

describe("rendered without a browser", () => {
  it.each(screens)(
    "%s has its fields and no style attributes, which the security policy would drop",
    (path, Screen, inputs) => {
      const html = renderToString(
        <QueryClientProvider client={createQueryClient()}>
          <ThemeRoot>
            <Router ssrPath={path} ssrSearch="next=%2Fmessages">
              <Screen />
            </Router>
          </ThemeRoot>
        </QueryClientProvider>
      )
      expect(html.match(/<input /g)).toHaveLength(inputs)
      expect(html).toContain("?next=%2Fmessages")
      expect(html.match(/<[a-z][^>]* style="[^"]*"/g)).toBeNull()
    }
  )
})
