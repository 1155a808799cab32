import { randomBytes } from "node:crypto"

import type { Page } from "playwright-core"

import { demoAccounts } from "#adapters/demo/people/accounts.ts"
import type { Role } from "#domain/account/role.ts"

export interface Person {
  readonly email: string
  readonly password: string
}

export interface Newcomer extends Person {
  readonly role: Role
  readonly firstName: string
  readonly lastName: string
  readonly username: string
}

/** A person without an account yet. */
export const aNewcomer = (overrides: Partial<Newcomer> = {}): Newcomer => {
  const name = randomBytes(5).toString("hex")
  return {
    role: "homeowner",
    firstName: "Nora",
    lastName: `Quinn-${name}`,
    username: name,
    email: `${name}@example.com`,
    password: "a-good-password",
    ...overrides
  }
}

/** The demo account of this first name. */
export const demoPerson = (firstName: string): Person => {
  const person = demoAccounts.find(({ name }) => name.startsWith(`${firstName} `))
  if (person === undefined) throw new Error(`There is no demo account of ${firstName}`)
  return person
}

const post = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(path, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
}

/** Signs the page's context in, without the sign-in page. */
export const signIn = (page: Page, { email, password }: Person) =>
  post(page, "/api/auth/login", { email, password })

/**
 * Makes the account and signs the page's context in, without the registration page. The product that all tests share
 * takes 30 an hour from them together: more than a few belong to one of a test's own (`atEmptyProduct`).
 */
export const register = async (page: Page, newcomer: Newcomer = aNewcomer()): Promise<Newcomer> => {
  await post(page, "/api/auth/register", newcomer)
  return newcomer
}
