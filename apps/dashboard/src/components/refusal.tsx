import { Alert } from '@mantine/core';

/** The API's refusal, above the fields that it is about. */
export function Refusal({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Alert color="red" role="alert">
      {error.message}
    </Alert>
  );
}
