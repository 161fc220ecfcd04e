import { Alert } from '@mantine/core';
import { settingsApi } from '@blazon/contracts/dashboard';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client';
import { dateTime } from '../components/format';
import { usePlace } from './place';

/** Notices above every page: reasons why a workspace does not work as its members expect. */
export function WorkspaceNotices() {
  const { workspace } = usePlace();
  const { data } = useQuery({
    queryKey: [workspace.id, 'settings'],
    queryFn: ({ signal }) => call(settingsApi.read, { params: { workspace_id: workspace.id }, signal }),
  });
  if (!data) return null;
  return (
    <>
      {data.suspended_until !== null && (
        <Alert color="red" mb="md" title="This workspace is suspended">
          Calls are refused until {dateTime(data.suspended_until)}.
        </Alert>
      )}
      {data.unpaid_invoice && (
        <Alert color="orange" mb="md" title="An invoice is unpaid">
          Live calls are refused until it is paid. The sandbox goes on working.
        </Alert>
      )}
    </>
  );
}
