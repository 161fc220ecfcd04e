import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';

/** Short messages of what has just been done. */
export default function Messages() {
  return <Notifications position="bottom-right" />;
}
