/** Sorts behind every id: the cursor of the first page. */
export const afterEveryId = 'proj_~';

/**
 * Pages of tenants' projects, newest first, one for each question, in one statement: callers that meet share its price. Keyset on the
 * sortable id: a page costs the same however many projects there are in all workspaces. The columns of the index are compared and ordered
 * together, so that no other index has that order; the number of rows is part of the text, since a planner that does not know it expects
 * many.
 * Values, each with an element for a question: workspace, environment, id to begin behind.
 */
export function pagesSql(rows: number): string {
  return `
    select question::int, page.* from unnest($1::text[], $2::text[], $3::text[]) with ordinality
      as asked (workspace, environment, after, question)
    cross join lateral (
      select id, name, description, date_part('epoch', created_at) * 1000 as created_ms from projects
      where (workspace_id, projects.environment, id) > (workspace, asked.environment, '')
        and (workspace_id, projects.environment, id) < (workspace, asked.environment, after)
      order by workspace_id desc, projects.environment desc, id desc limit ${rows}
    ) as page order by question, id desc`;
}
