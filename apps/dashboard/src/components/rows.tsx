import { Group, Paper, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './rows.module.css';

/** A table in a frame, with the names of its columns; the last column holds the actions on a row. */
export function Rows({ columns, children }: { columns: string[]; children: ReactNode }) {
  return (
    <Paper withBorder style={{ overflow: 'hidden' }}>
      <Table className={classes.rows} verticalSpacing="sm" horizontalSpacing="md" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} style={{ whiteSpace: 'nowrap' }}>
                {column}
              </Table.Th>
            ))}
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Paper>
  );
}

/** A value of a row. Where rows are cards, it carries the name of its column. */
export function Cell({ column, children }: { column: string; children: ReactNode }) {
  return (
    <Table.Td data-column={column}>
      <div>{children}</div>
    </Table.Td>
  );
}

/** The actions on a row. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <Table.Td>
      <Group gap={4} justify="end">
        {children}
      </Group>
    </Table.Td>
  );
}
