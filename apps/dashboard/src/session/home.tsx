import { Navigate } from 'react-router';
import { FailurePage, Waiting } from '../components/failure';
import { homeOf, useSession } from './session';

/** Leads to the first workspace, or to the sign-in. */
export function Home() {
  const session = useSession();
  if (session.isPending) return <Waiting />;
  if (session.isError) return <FailurePage error={session.error} retry={() => void session.refetch()} />;
  const [workspace] = session.data?.workspaces ?? [];
  return <Navigate to={workspace ? homeOf(workspace) : '/sign-in'} replace />;
}
