import { createBrowserRouter, Navigate, type Params } from 'react-router';
import { queries } from './api/queries';
import { Crash, NotFoundPage, Waiting } from './components/failure';
import { ProjectsPage } from './projects/projects.page';
import { projectsQuery } from './projects/queries';
import { CodePage } from './session/code.page';
import { Home } from './session/home';
import { sessionQuery } from './session/session';
import { SignInPage } from './session/sign-in.page';
import { Shell } from './shell/shell';

/** The page reads the same, and shows why it cannot. */
function shownByPage(): void {
  return;
}

/** Reads begin before React draws its first page, and one does not wait for another. */
function readSession(): null {
  queries.query(sessionQuery).catch(shownByPage);
  return null;
}

function readProjects({ params: { workspaceId = '', environment = '' } }: { params: Params }): null {
  queries.infiniteQuery(projectsQuery({ workspace_id: workspaceId, environment }, '')).catch(shownByPage);
  return null;
}

// The first pages load at once, every other page when somebody goes there.
export const router = createBrowserRouter([
  {
    errorElement: <Crash />,
    hydrateFallbackElement: <Waiting />,
    children: [
      { path: '/', loader: readSession, element: <Home /> },
      { path: '/sign-in', element: <SignInPage /> },
      { path: '/code/:code', element: <CodePage /> },
      {
        path: '/:workspaceId/:environment',
        loader: readSession,
        element: <Shell />,
        children: [
          { index: true, element: <Navigate to="projects" replace /> },
          { path: 'projects', loader: readProjects, element: <ProjectsPage /> },
          { path: 'projects/:projectId', lazy: { Component: async () => (await import('./projects/project.page')).ProjectPage } },
          { path: 'projects/:projectId/compare', lazy: { Component: async () => (await import('./projects/compare.page')).ComparePage } },
          { path: 'inbox', lazy: { Component: async () => (await import('./inbox/inbox.page')).InboxPage } },
          { path: 'settings', element: <Navigate to="keys" replace /> },
          { path: 'settings/keys', lazy: { Component: async () => (await import('./settings/keys.page')).KeysPage } },
          { path: 'settings/webhooks', lazy: { Component: async () => (await import('./settings/webhooks.page')).WebhooksPage } },
          { path: 'settings/deliveries', lazy: { Component: async () => (await import('./settings/deliveries.page')).DeliveriesPage } },
          { path: 'settings/members', lazy: { Component: async () => (await import('./settings/members.page')).MembersPage } },
          { path: 'settings/usage', lazy: { Component: async () => (await import('./settings/usage.page')).UsagePage } },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]);
