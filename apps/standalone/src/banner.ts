interface Machine {
  live: string;
  sandbox: string;
  http: string;
  ca: string;
  workspace: { live_key: string };
  admin: { url: string };
  devJson: string;
  eventLog: string;
}

/** What runs, a first call to paste, and how to stop. */
export function banner(machine: Machine): string {
  return `
Blazon is running (event log on ${machine.eventLog}).

  live      ${machine.live}
  sandbox   ${machine.sandbox}
  admin     ${machine.admin.url}
  details   ${machine.devJson}

Create a project:

  curl --cacert ${machine.ca} ${machine.live}/v1/projects \\
    -H 'Authorization: Bearer ${machine.workspace.live_key}' \\
    -H 'Content-Type: application/json' \\
    -d '{"name":"Driftwood"}'

Stop with Ctrl-C.
`;
}
