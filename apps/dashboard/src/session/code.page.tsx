import { Alert, Anchor, Button, PasswordInput, Stack } from '@mantine/core';
import { sessionApi } from '@blazon/contracts/dashboard';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { call, isRefusal } from '../api/client';
import { useSession, useSetSession } from './session';
import { FailurePage, Waiting } from '../components/failure';
import { Entrance } from '../components/entrance';
import { submitted } from '../components/form';

/** Redeems a one-time link. A link that needs a password says so, and asks for one. */
export function CodePage() {
  const { code = '' } = useParams();
  const setSession = useSetSession();
  const redeem = useMutation({
    mutationFn: (password: string | undefined) => call(sessionApi.redeem, { body: { code, ...(password !== undefined && { password }) } }),
    onSuccess: setSession,
  });
  const { mutate } = redeem;
  useEffect(() => {
    mutate(undefined);
  }, [mutate, code]);
  if (redeem.isSuccess) return <Navigate to="/" replace />;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    mutate(submitted(event)('password'));
  };
  const { error, variables: password } = redeem;
  if (!error && password === undefined) return <Waiting />;
  if (error && !isRefusal(error)) return <FailurePage error={error} retry={() => mutate(password)} />;
  if (error && error.param !== 'password') return <DeadLink reason={error.message} />;
  return (
    <Entrance title="Choose a password" text="At least 12 characters. All other sessions of yours end.">
      <form onSubmit={submit}>
        <Stack>
          {error && error.code !== 'missing_required_param' && (
            <Alert color="red" role="alert">
              {error.message}
            </Alert>
          )}
          <PasswordInput name="password" label="New password" autoComplete="new-password" minLength={12} required />
          <Button type="submit" loading={redeem.isPending}>
            Save and sign in
          </Button>
        </Stack>
      </form>
    </Entrance>
  );
}

/** A person who opens the printed link again is often still signed in. */
function DeadLink({ reason }: { reason: string }) {
  const session = useSession();
  return (
    <Entrance title="This link does not work" text={reason}>
      <Anchor component={Link} to="/">
        {session.data ? 'To your projects' : 'Sign in with e-mail and password'}
      </Anchor>
    </Entrance>
  );
}
