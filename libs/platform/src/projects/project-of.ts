import type { OwnerOf } from '@blazon/event-log';

const projectId = /proj_[0-9a-hjkmnp-tv-z]{26}/;

/** The project of a record: the one that it names as its own or, if the record cannot be parsed, the first that it mentions. */
export const projectOf: OwnerOf = ({ key, value }) => {
  const text = value?.toString() ?? '';
  return (projectId.exec(ownProject(text)) ?? projectId.exec(`${key} ${text}`))?.[0];
};

function ownProject(text: string): string {
  try {
    return String((JSON.parse(text) as { project_id?: unknown }).project_id);
  } catch {
    return '';
  }
}
