import type { Environment } from '@blazon/contracts';
import type { Session, WorkspaceOfSession } from '@blazon/contracts/dashboard';
import { createContext, useContext } from 'react';

/** Where in Blazon the page is: whose workspace, and which environment. */
export interface Place {
  session: Session;
  workspace: WorkspaceOfSession;
  environment: Environment;
  isOwner: boolean;
  /** The address of a page in this workspace and environment. */
  to: (page: string) => string;
}

export const PlaceContext = createContext<Place | null>(null);

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('This page stands outside of any workspace.');
  return place;
}
