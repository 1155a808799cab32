import type { User } from "#domain/account/account.ts"
import type { Role } from "#domain/account/role.ts"
import { UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { uuidAt } from "../ids.ts"
import type { Random } from "../random.ts"
import { demoAccounts, demoEmailOf } from "./accounts.ts"
import type { City } from "./cities.ts"

interface Newcomer {
  readonly name: string
  readonly role: Role
  readonly city: City
  readonly hasPhone: boolean
  readonly createdAt: Instant
}

const nameParts = (name: string) => {
  const space = name.indexOf(" ")
  return { firstName: name.slice(0, space), lastName: name.slice(space + 1) }
}

const asciiWord = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "")

/** 555-0100 to 555-0199 are kept free for fiction. */
export const phoneIn = ({ areaCode }: City, random: Random): string =>
  `(${areaCode}) 555-01${String(random.between(0, 99)).padStart(2, "0")}`

/** Opens accounts with a user name and an email address of their own. */
export const registrar = (random: Random) => {
  const taken = new Set(demoAccounts.map(({ email }) => email.slice(0, email.indexOf("@"))))

  const freeName = ({ firstName, lastName }: ReturnType<typeof nameParts>): string => {
    const plain = `${asciiWord(firstName)}.${asciiWord(lastName)}`
    let name = plain
    for (let count = 2; taken.has(name); count += 1) name = `${plain}${count}`
    taken.add(name)
    return name
  }

  return ({ city, createdAt, hasPhone, name, role }: Newcomer): User => {
    const parts = nameParts(name)
    const email = demoEmailOf(name) ?? `${freeName(parts)}@example.com`
    return {
      ...parts,
      id: UserId.make(uuidAt(createdAt, random)),
      username: email.slice(0, email.indexOf("@")),
      email,
      phone: hasPhone ? phoneIn(city, random) : null,
      role,
      createdAt
    }
  }
}
export type Register = ReturnType<typeof registrar>
