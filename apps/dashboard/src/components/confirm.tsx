import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';

interface ConfirmProps {
  opened: boolean;
  title: string;
  /** The verb on the button. */
  action: string;
  /** A word that has to be typed, for what cannot be taken back. */
  typed?: string;
  pending: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done that cannot be taken back. */
export function Confirm({ opened, title, action, typed, pending, error, onConfirm, onClose, children }: ConfirmProps) {
  const [text, setText] = useState('');
  const close = () => {
    setText('');
    onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title={title} centered>
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
        {error && (
          <Alert color="red" role="alert">
            {error.message}
          </Alert>
        )}
        <Group justify="end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button color="red" onClick={onConfirm} loading={pending} disabled={typed !== undefined && text !== typed}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
