import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { type ReactNode, useState } from "react"

import { cardsWithout } from "./table-styles.ts"

export interface Column<Row> {
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** The value by which the column sorts; a column without it cannot be sorted. */
  readonly by?: (row: Row) => number | string
}

interface Props<Row> {
  /** Names the table for screen readers. */
  readonly label: string
  readonly columns: ReadonlyArray<Column<Row>>
  readonly rows: ReadonlyArray<Row>
  /** The width that a row needs, in rem; in less room each row is a card. */
  readonly roomForRows?: `${number}rem`
}

interface Order {
  readonly label: string
  readonly isDown: boolean
}

const compare = (one: number | string, other: number | string) =>
  typeof one === "number" && typeof other === "number"
    ? one - other
    : String(one).localeCompare(String(other), "en-US", { numeric: true })

const sorted = <Row,>({ columns, rows }: Props<Row>, order: Order | null): ReadonlyArray<Row> => {
  const by = columns.find(({ label }) => label === order?.label)?.by
  if (order === null || by === undefined) return rows
  const direction = order.isDown ? -1 : 1
  return rows.toSorted((one, other) => direction * compare(by(one), by(other)))
}

interface HeadProps {
  readonly label: string
  readonly order: Order | null
  readonly onOrder: (order: Order) => void
}

const SortedHead = ({ label, onOrder, order }: HeadProps) => {
  const isMine = order?.label === label
  const isDown = isMine && order.isDown
  return (
    <Button
      size="small"
      color="inherit"
      onClick={() => onOrder({ label, isDown: isMine && !isDown })}
      sx={{ ml: -1, px: 1, justifyContent: "start", textAlign: "start", fontWeight: 700 }}
    >
      {label}
      <Box component="span" aria-hidden sx={{ ml: 0.5, visibility: isMine ? null : "hidden" }}>
        {isDown ? "↓" : "↑"}
      </Box>
    </Button>
  )
}

const ariaSort = (order: Order | null, label: string) => {
  if (order?.label !== label) return undefined
  return order.isDown ? "descending" : "ascending"
}

/**
 * Rows of the console, as far as they are loaded, sorted by pressing the column heads. In little room each row is a
 * card.
 */
export const DataTable = <Row extends { readonly id: string }>(props: Props<Row>) => {
  const [order, setOrder] = useState<Order | null>(null)
  const { columns, label, roomForRows = "42rem" } = props
  return (
    <Box sx={{ containerType: "inline-size" }}>
      <Box component="table" aria-label={label} sx={cardsWithout(roomForRows)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" aria-sort={ariaSort(order, column.label)}>
                {column.by ? (
                  <SortedHead label={column.label} order={order} onOrder={setOrder} />
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(props, order).map((row) => (
            <tr key={row.id}>
              {columns.map((column) => (
                <td key={column.label} data-label={column.label}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
