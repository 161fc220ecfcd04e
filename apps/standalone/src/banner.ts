interface Machine {
  live: string;
  sandbox: string;
  http: string;
  ca: string;
  workspace: { live_key: string };
  admin: { url: string };
  dashboard: { url: string; email: string };
  signIn: string;
  /** A project to try things in, if there is one. */
  projectId: string | undefined;
  devJson: string;
  eventLog: string;
}

/** The addresses, a first call to paste, and how to stop. */
export function banner(machine: Machine): string {
  return `
Blazon is running (event log on ${machine.eventLog}). Open the dashboard, signed in as the demo owner (the link works once):

  ${machine.signIn}

  live      ${machine.live}
  sandbox   ${machine.sandbox}
  admin     ${machine.admin.url}
  dashboard ${machine.dashboard.url}   (${machine.dashboard.email}, password in dev.json)
  details   ${machine.devJson}

${machine.projectId === undefined ? createProject(machine) : askForIdentity(machine, machine.projectId)}

Stop with Ctrl-C.
`;
}

function createProject(machine: Machine): string {
  return `Create a project:

  ${call(machine, '/v1/projects', { name: 'Driftwood' })}`;
}

function askForIdentity(machine: Machine, projectId: string): string {
  const prompt = 'a calm coffee roastery called Driftwood, deep greens, no gradients';
  return `Ask for an identity; its webhook arrives in the dashboard's inbox:

  ${call(machine, '/v1/brands/generate', { project_id: projectId, prompt })}`;
}

function call({ ca, live, workspace }: Machine, path: string, body: object): string {
  return `curl --cacert ${ca} ${live}${path} \\
    -H 'Authorization: Bearer ${workspace.live_key}' \\
    -H 'Content-Type: application/json' \\
    -d '${JSON.stringify(body)}'`;
}
