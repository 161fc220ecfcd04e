import type { SubmitEvent } from 'react';

/** Takes over the submission of a form, and reads the texts of its fields by their names. */
export function submitted(event: SubmitEvent<HTMLFormElement>): (name: string) => string {
  event.preventDefault();
  const fields = new FormData(event.currentTarget);
  return (name) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
}
