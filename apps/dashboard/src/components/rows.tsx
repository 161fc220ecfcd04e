import { Paper, Table } from '@mantine/core';
import type { ReactNode } from 'react';

/** A table in a frame, with the names of its columns; the last column holds what can be done with a row. */
export function Rows({ columns, minWidth, children }: { columns: string[]; minWidth: number; children: ReactNode }) {
  return (
    <Paper withBorder>
      <Table.ScrollContainer minWidth={minWidth}>
        <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover>
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
      </Table.ScrollContainer>
    </Paper>
  );
}
