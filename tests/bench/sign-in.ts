import type { Account } from "#domain/account/account.ts"

/** The password of everybody who signs in. */
export const benchPassword = "correct horse battery"

/** Signs a person in; returns the value of the `cookie` header for later requests. */
export const signIn = async (url: string, { email }: Pick<Account, "email">): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: benchPassword })
  })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")
}
