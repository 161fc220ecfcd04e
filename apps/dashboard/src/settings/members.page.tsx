import { Badge, Button, Group, Modal, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type Member, type OneTimeLink, type Role, settingsApi } from '@blazon/contracts/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { call } from '../api/client';
import { Confirm } from '../components/confirm';
import { Copyable } from '../components/copy';
import { Failure, Waiting } from '../components/failure';
import { dateTime } from '../components/format';
import { Page } from '../components/page';
import { Actions, Cell, Rows } from '../components/rows';
import { usePlace } from '../shell/place';
import { submitted } from '../components/form';
import { Refusal } from '../components/refusal';

export function MembersPage() {
  const { workspace, isOwner } = usePlace();
  const params = { workspace_id: workspace.id };
  const [adding, { open, close }] = useDisclosure();
  const [link, setLink] = useState<OneTimeLink>();
  const members = useQuery({ queryKey: ['members', params], queryFn: ({ signal }) => call(settingsApi.listMembers, { params, signal }) });
  return (
    <Page
      title="Members"
      text="Owners may do everything. Members may do all but keys, secrets, members and deletion."
      action={
        isOwner && (
          <Button onClick={open} leftSection={<UserPlus size={18} aria-hidden />}>
            Add member
          </Button>
        )
      }
    >
      {members.isPending && <Waiting />}
      {members.isError && <Failure error={members.error} retry={() => void members.refetch()} />}
      {members.isSuccess && (
        <Rows columns={['E-mail', 'Role', 'Member since']}>
          {members.data.data.map((member) => (
            <MemberRow key={member.id} member={member} onLink={setLink} />
          ))}
        </Rows>
      )}
      <AddMember
        opened={adding}
        onClose={close}
        onAdded={(made) => {
          close();
          setLink(made);
        }}
      />
      <Modal opened={link !== undefined} onClose={() => setLink(undefined)} title="One-time link" centered size="lg">
        {link && (
          <Stack>
            <Text size="sm">
              Pass it on by a way you trust. It works once, until {dateTime(link.expires_at)}, and lets its reader set a password.
            </Text>
            <Copyable value={link.url} label="Link to pass on" />
          </Stack>
        )}
      </Modal>
    </Page>
  );
}

function MemberRow({ member, onLink }: { member: Member; onLink: (link: OneTimeLink) => void }) {
  const { workspace, isOwner, session } = usePlace();
  const params = { workspace_id: workspace.id, member_id: member.id };
  const queries = useQueryClient();
  const [removing, { open, close }] = useDisclosure();
  const link = useMutation({ mutationFn: () => call(settingsApi.linkMember, { params }), onSuccess: onLink });
  const remove = useMutation({
    mutationFn: () => call(settingsApi.removeMember, { params }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['members'] }),
  });
  return (
    <Table.Tr>
      <Cell column="E-mail">
        {member.email}
        {link.isError && (
          <Text size="xs" c="red">
            {link.error.message}
          </Text>
        )}
      </Cell>
      <Cell column="Role">
        <Group gap="xs">
          <Badge>{member.role}</Badge>
          {member.invited && <Badge color="gray">no password yet</Badge>}
        </Group>
      </Cell>
      <Cell column="Member since">{dateTime(member.created_at)}</Cell>
      <Actions>
        {isOwner && (
          <>
            <Button size="compact-sm" variant="subtle" onClick={() => link.mutate()} loading={link.isPending}>
              Reset password
            </Button>
            {member.email !== session.email && (
              <Button size="compact-sm" variant="subtle" color="red" onClick={open}>
                Remove
              </Button>
            )}
          </>
        )}
        <Confirm opened={removing} onClose={close} title={`Remove ${member.email}`} action="Remove" mutation={remove}>
          {member.email} can no longer enter this workspace; open pages stop working at once.
        </Confirm>
      </Actions>
    </Table.Tr>
  );
}

function AddMember({ opened, onClose, onAdded }: { opened: boolean; onClose: () => void; onAdded: (link: OneTimeLink) => void }) {
  const { workspace } = usePlace();
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: (body: { email: string; role: Role }) => call(settingsApi.addMember, { params: { workspace_id: workspace.id }, body }),
    onSuccess: ({ link }) => {
      void queries.invalidateQueries({ queryKey: ['members'] });
      onAdded(link);
    },
  });
  const [role, setRole] = useState<Role>('member');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    add.mutate({ email: submitted(event)('email'), role });
  };
  return (
    <Modal opened={opened} onClose={onClose} onExitTransitionEnd={add.reset} title="Add member" centered>
      <form onSubmit={submit}>
        <Stack>
          <Refusal error={add.error} />
          <TextInput name="email" type="email" label="E-mail" required data-autofocus />
          <Select
            label="Role"
            data={['member', 'owner']}
            value={role}
            onChange={(value) => setRole(value ?? 'member')}
            allowDeselect={false}
          />
          <Button type="submit" loading={add.isPending}>
            Add and make a link
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
