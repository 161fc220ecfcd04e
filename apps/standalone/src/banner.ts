interface Machine {
  live: string;
  sandbox: string;
  http: string;
  ca: string;
  workspace: { live_key: string };
  admin: { url: string };
  dashboard: { url: string; email: string };
  signIn: string;
  projectId: string;
  devJson: string;
  eventLog: string;
}

/** What runs, a first call to paste, and how to stop. */
export function banner(machine: Machine): string {
  return `
Blazon is running (event log on ${machine.eventLog}). Open the dashboard, signed in as the demo owner (the link works once):

  ${machine.signIn}

  live      ${machine.live}
  sandbox   ${machine.sandbox}
  admin     ${machine.admin.url}
  dashboard ${machine.dashboard.url}   (${machine.dashboard.email}, password in dev.json)
  details   ${machine.devJson}

Ask for an identity; its webhook arrives in the dashboard's inbox:

  curl --cacert ${machine.ca} ${machine.live}/v1/brands/generate \\
    -H 'Authorization: Bearer ${machine.workspace.live_key}' \\
    -H 'Content-Type: application/json' \\
    -d '{"project_id":"${machine.projectId}","prompt":"a calm coffee roastery called Driftwood, deep greens, no gradients"}'

Stop with Ctrl-C.
`;
}
