import { AppShell, Burger, Group, NavLink, ScrollArea, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { environments } from '@blazon/contracts/dashboard';
import { ChartColumn, FolderOpen, Inbox, KeyRound, Send, Users, Webhook } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, Navigate, Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { homeOf, useSession } from '../session/session';
import { Account } from './account';
import { FailurePage, NotFoundPage, Waiting } from '../components/failure';
import { Mark } from '../components/mark';
import { type Place, PlaceContext } from './place';
import { WorkspaceNotices } from './workspace-notices';

// Nobody is told anything before they have done something.
const Messages = lazy(() => import('./messages'));

/** The frame around every page of a workspace: where one is, and where one can go. */
export function Shell() {
  const session = useSession();
  const { workspaceId, environment } = useParams();
  if (session.isPending) return <Waiting />;
  if (session.isError) return <FailurePage error={session.error} retry={() => void session.refetch()} />;
  if (!session.data) return <Navigate to="/sign-in" replace />;
  const workspace = session.data.workspaces.find(({ id }) => id === workspaceId);
  const known = environments.find((name) => name === environment);
  if (!workspace || !known) return <NotFoundPage />;
  const place: Place = {
    session: session.data,
    workspace,
    environment: known,
    isOwner: workspace.role === 'owner',
    to: (page) => `/${workspace.id}/${known}/${page}`,
  };
  return (
    <PlaceContext value={place}>
      <Frame place={place} />
    </PlaceContext>
  );
}

function Frame({ place }: { place: Place }) {
  const [opened, { toggle, close }] = useDisclosure();
  return (
    <AppShell header={{ height: 56 }} navbar={{ width: 240, breakpoint: 'sm', collapsed: { mobile: !opened } }} padding="md">
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger opened={opened} onClick={toggle} hiddenFrom="sm" size="sm" aria-label="Navigation" />
            <Mark size={28} />
            <Text fw={650} visibleFrom="xs">
              Blazon
            </Text>
          </Group>
          <Group gap="sm" wrap="nowrap">
            <EnvironmentSwitch place={place} />
            <Account email={place.session.email} role={place.workspace.role} />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm">
        <ScrollArea>
          <Navigation place={place} onNavigate={close} />
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main>
        <WorkspaceNotices />
        <Outlet />
      </AppShell.Main>
      <Suspense>
        <Messages />
      </Suspense>
    </AppShell>
  );
}

/** The same page of the other environment; a project is of one environment only. */
function EnvironmentSwitch({ place: { workspace, environment } }: { place: Place }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = (to: string) => {
    const page = pathname.split('/').slice(3).join('/');
    void navigate(`/${workspace.id}/${to}/${page.startsWith('projects') ? 'projects' : page}`);
  };
  return (
    <SegmentedControl
      size="xs"
      value={environment}
      onChange={go}
      aria-label="Environment"
      data={[
        { value: 'live', label: 'Live' },
        { value: 'sandbox', label: 'Sandbox' },
      ]}
    />
  );
}

function Navigation({ place, onNavigate }: { place: Place; onNavigate: () => void }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { workspaces, inbox } = place.session;
  const link = (page: string, label: string, Icon: typeof Inbox) => (
    <NavLink
      key={page}
      component={Link}
      to={place.to(page)}
      label={label}
      leftSection={<Icon size={18} aria-hidden />}
      active={pathname.startsWith(place.to(page))}
      onClick={onNavigate}
    />
  );
  return (
    <Stack gap={4} component="nav" aria-label="Pages">
      <Select
        aria-label="Workspace"
        mb="sm"
        value={place.workspace.id}
        data={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
        allowDeselect={false}
        onChange={(id) => {
          const chosen = workspaces.find((workspace) => workspace.id === id);
          if (chosen) void navigate(homeOf(chosen));
        }}
      />
      {link('projects', 'Projects', FolderOpen)}
      {inbox && link('inbox', 'Inbox', Inbox)}
      <Text size="xs" c="dimmed" fw={600} mt="md" mb={4} px="sm">
        Workspace settings
      </Text>
      {link('settings/keys', 'API keys', KeyRound)}
      {link('settings/webhooks', 'Webhooks', Webhook)}
      {link('settings/deliveries', 'Deliveries', Send)}
      {link('settings/members', 'Members', Users)}
      {link('settings/usage', 'Plan and usage', ChartColumn)}
    </Stack>
  );
}
