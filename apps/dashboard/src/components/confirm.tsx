import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Refusal } from './refusal';

interface ConfirmProps {
  opened: boolean;
  title: string;
  /** The verb on the button. */
  action: string;
  /** A word to type, for actions that cannot be undone. */
  typed?: string;
  /** Runs once it is confirmed. */
  mutation: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'reset' | 'isPending' | 'error'>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done that cannot be taken back. */
export function Confirm({ opened, title, action, typed, mutation, onClose, children }: ConfirmProps) {
  const [text, setText] = useState('');
  const forget = () => {
    setText('');
    mutation.reset();
  };
  return (
    <Modal opened={opened} onClose={onClose} onExitTransitionEnd={forget} title={title} centered>
      <Stack>
        <Text component="div" size="sm">
          {children}
        </Text>
        {typed !== undefined && (
          <TextInput
            label={`Type "${typed}" to confirm`}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            data-autofocus
          />
        )}
        <Refusal error={mutation.error} />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            color="red"
            onClick={() => mutation.mutate()}
            loading={mutation.isPending}
            disabled={typed !== undefined && text !== typed}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
