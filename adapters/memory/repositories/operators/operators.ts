import { byText } from "#adapters/memory/order.ts"
import type { Store } from "#adapters/memory/store.ts"
import { OperatorRepository } from "#ports/repositories/operators/operator-repository.ts"

export const operatorRepository = ({ read, write }: Store) =>
  OperatorRepository.of({
    add: (operator) =>
      write(({ operators }) => {
        if (!operators.has(operator.userId)) operators.set(operator.userId, operator)
      }),
    remove: (id) => write(({ operators }) => void operators.delete(id)),
    all: read(({ operators }) =>
      [...operators.values()].toSorted(
        (a, b) => byText(a.grantedAt, b.grantedAt) || byText(a.userId, b.userId)
      )
    )
  })
