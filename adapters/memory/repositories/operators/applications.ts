import { byText } from "#adapters/memory/order.ts"
import { orNotFound, update } from "#adapters/memory/rows.ts"
import type { Store } from "#adapters/memory/store.ts"
import type { ApplicationRecord } from "#domain/application/application-record.ts"
import type { ApplicationId } from "#domain/shared/ids.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"

const erased = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  businessName: "",
  description: "",
  location: "",
  zipCode: "",
  licenseNumber: null,
  insuranceProvider: null,
  hourlyRateMin: null,
  hourlyRateMax: null
} as const

const isToErase = ({ erasedAt, status }: ApplicationRecord) =>
  erasedAt === null && (status === "declined" || status === "withdrawn")

export const applicationRepository = ({ read, write }: Store) => {
  const find = (id: ApplicationId) =>
    read(({ applications }) => applications.get(id)).pipe(orNotFound("application"))
  return ApplicationRepository.of({
    insert: (application) => write(({ applications }) => void applications.set(application.id, application)),
    byId: find,
    held: find,
    update: (application) => write(({ applications }) => update(applications, application, "application")),
    withdraw: (email, since, at) =>
      write(({ applications }) => {
        const older = [...applications.values()].filter(
          (one) => one.email === email && one.status === "submitted" && one.createdAt > since
        )
        for (const one of older) {
          const { id, version } = one
          applications.set(id, { ...one, status: "withdrawn", decidedAt: at, version: version + 1 })
        }
        return older.length
      }),
    waiting: (status) =>
      read(({ applications }) => {
        const times = [...applications.values()]
          .filter((one) => one.status === status)
          .map(({ createdAt }) => createdAt)
          .toSorted(byText)
        return { count: times.length, oldestAt: times[0] ?? null }
      }),
    erase: (instant, at) =>
      write(({ applications }) => {
        for (const one of applications.values()) {
          if (isToErase(one) && (one.decidedAt ?? at) < instant) {
            applications.set(one.id, { ...one, ...erased, erasedAt: at })
          }
        }
      })
  })
}
