import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { type Role, sessionApi } from '@blazon/contracts/dashboard';
import { useMutation } from '@tanstack/react-query';
import { CircleUserRound, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useNavigate } from 'react-router';
import { call } from '../api/client';
import { useSetSession } from '../session/session';

const schemes = [
  { scheme: 'light', label: 'Light', Icon: Sun },
  { scheme: 'dark', label: 'Dark', Icon: Moon },
  { scheme: 'auto', label: 'As the system', Icon: Monitor },
] as const;

/** Who is signed in, how the pages look, and the way out. */
export function Account({ email, role }: { email: string; role: Role }) {
  const { setColorScheme } = useMantineColorScheme();
  const setSession = useSetSession();
  const navigate = useNavigate();
  const signOut = useMutation({
    mutationFn: () => call(sessionApi.signOut, {}),
    onSuccess: () => {
      setSession(null);
      void navigate('/sign-in');
    },
  });
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label="Account">
          <CircleUserRound size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {email} · {role}
        </Menu.Label>
        {schemes.map(({ scheme, label, Icon }) => (
          <Menu.Item key={scheme} leftSection={<Icon size={16} aria-hidden />} onClick={() => setColorScheme(scheme)}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<LogOut size={16} aria-hidden />} onClick={() => signOut.mutate()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
