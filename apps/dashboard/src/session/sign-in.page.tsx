import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { sessionApi } from '@blazon/contracts/dashboard';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { Navigate } from 'react-router';
import { call } from '../api/client';
import { useSession, useSetSession } from './session';
import { Entrance } from '../components/entrance';
import { submitted } from '../components/form';
import { Refusal } from '../components/refusal';

export function SignInPage() {
  const session = useSession();
  const setSession = useSetSession();
  const signIn = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(sessionApi.signIn, { body }),
    onSuccess: setSession,
  });
  if (session.data) return <Navigate to="/" replace />;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const field = submitted(event);
    signIn.mutate({ email: field('email'), password: field('password') });
  };
  return (
    <Entrance title="Sign in to Blazon" text="Ask the owner of your workspace for a link if you have no password yet.">
      <form onSubmit={submit}>
        <Stack>
          <Refusal error={signIn.error} />
          <TextInput name="email" type="email" label="E-mail" autoComplete="username" required autoFocus />
          <PasswordInput name="password" label="Password" autoComplete="current-password" required />
          <Button type="submit" loading={signIn.isPending}>
            Sign in
          </Button>
        </Stack>
      </form>
    </Entrance>
  );
}
