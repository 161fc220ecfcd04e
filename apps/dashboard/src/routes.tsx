import { createBrowserRouter, Navigate } from 'react-router';
import { InboxPage } from './inbox/inbox.page';
import { ComparePage } from './projects/compare.page';
import { ProjectPage } from './projects/project.page';
import { ProjectsPage } from './projects/projects.page';
import { CodePage } from './session/code.page';
import { Home } from './session/home';
import { SignInPage } from './session/sign-in.page';
import { DeliveriesPage } from './settings/deliveries.page';
import { KeysPage } from './settings/keys.page';
import { MembersPage } from './settings/members.page';
import { UsagePage } from './settings/usage.page';
import { WebhooksPage } from './settings/webhooks.page';
import { Crash, NotFoundPage } from './components/failure';
import { Shell } from './shell/shell';

export const router = createBrowserRouter([
  {
    errorElement: <Crash />,
    children: [
      { path: '/', element: <Home /> },
      { path: '/sign-in', element: <SignInPage /> },
      { path: '/code/:code', element: <CodePage /> },
      {
        path: '/:workspaceId/:environment',
        element: <Shell />,
        children: [
          { index: true, element: <Navigate to="projects" replace /> },
          { path: 'projects', element: <ProjectsPage /> },
          { path: 'projects/:projectId', element: <ProjectPage /> },
          { path: 'projects/:projectId/compare', element: <ComparePage /> },
          { path: 'inbox', element: <InboxPage /> },
          { path: 'settings', element: <Navigate to="keys" replace /> },
          { path: 'settings/keys', element: <KeysPage /> },
          { path: 'settings/webhooks', element: <WebhooksPage /> },
          { path: 'settings/deliveries', element: <DeliveriesPage /> },
          { path: 'settings/members', element: <MembersPage /> },
          { path: 'settings/usage', element: <UsagePage /> },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]);
