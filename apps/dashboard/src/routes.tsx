import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate } from 'react-router';
import { Crash, NotFoundPage, Waiting } from './components/failure';
import { Home } from './session/home';
import { SignInPage } from './session/sign-in.page';
import { Shell } from './shell/shell';

/** A page whose code comes when it is opened for the first time. */
const later = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

export const router = createBrowserRouter([
  {
    errorElement: <Crash />,
    hydrateFallbackElement: <Waiting />,
    children: [
      { path: '/', element: <Home /> },
      { path: '/sign-in', element: <SignInPage /> },
      { path: '/code/:code', lazy: later(async () => (await import('./session/code.page')).CodePage) },
      {
        path: '/:workspaceId/:environment',
        element: <Shell />,
        children: [
          { index: true, element: <Navigate to="projects" replace /> },
          { path: 'projects', lazy: later(async () => (await import('./projects/projects.page')).ProjectsPage) },
          { path: 'projects/:projectId', lazy: later(async () => (await import('./projects/project.page')).ProjectPage) },
          { path: 'projects/:projectId/compare', lazy: later(async () => (await import('./projects/compare.page')).ComparePage) },
          { path: 'inbox', lazy: later(async () => (await import('./inbox/inbox.page')).InboxPage) },
          { path: 'settings', element: <Navigate to="keys" replace /> },
          { path: 'settings/keys', lazy: later(async () => (await import('./settings/keys.page')).KeysPage) },
          { path: 'settings/webhooks', lazy: later(async () => (await import('./settings/webhooks.page')).WebhooksPage) },
          { path: 'settings/deliveries', lazy: later(async () => (await import('./settings/deliveries.page')).DeliveriesPage) },
          { path: 'settings/members', lazy: later(async () => (await import('./settings/members.page')).MembersPage) },
          { path: 'settings/usage', lazy: later(async () => (await import('./settings/usage.page')).UsagePage) },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]);
