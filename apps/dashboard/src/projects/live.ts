import { type LiveEvent, livePath } from '@blazon/contracts/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fill } from '../api/client';
import { usePlace } from '../shell/place';

/** Follows the events of the present environment; whatever they touch is read anew, also after the connection was lost. */
export function useLive(onEvent?: (event: LiveEvent) => void): { connected: boolean } {
  const { workspace, environment } = usePlace();
  const queries = useQueryClient();
  const [connected, setConnected] = useState(false);
  useEffect(() => {
    const source = new EventSource(fill(livePath, { workspace_id: workspace.id, environment }));
    const refresh = () => {
      for (const kind of ['jobs', 'graph', 'timeline', 'deliveries']) void queries.invalidateQueries({ queryKey: [kind] });
    };
    source.onopen = () => {
      setConnected(true);
      refresh();
    };
    source.onerror = () => {
      setConnected(false);
      // Refused for good: this person may no longer see it.
      if (source.readyState === EventSource.CLOSED) void queries.invalidateQueries({ queryKey: ['session'] });
    };
    source.addEventListener('live', (message: MessageEvent<string>) => {
      const event = JSON.parse(message.data) as LiveEvent;
      refresh();
      onEvent?.(event);
    });
    return () => {
      source.close();
    };
  }, [workspace.id, environment, queries, onEvent]);
  return { connected };
}
