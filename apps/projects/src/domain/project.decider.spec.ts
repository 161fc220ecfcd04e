import { given } from '@blazon/testing';
import type { Project } from './project.js';
import { projectDecider } from './project.decider.js';

const project: Project = {
  id: 'proj_01h455vb4pex5vsknk084sn02q',
  tenant: { workspace_id: 'ws_01h455vb4pex5vsknk084sn02q', environment: 'live' },
  name: 'Driftwood',
  description: 'coffee',
  createdAt: new Date(0),
};
const created = { type: 'project.created', project } as const;

describe('a project', () => {
  it('is created', () => {
    given(projectDecider).when({ type: 'create', project }).then([created]);
  });

  it('is created once, however often the call is repeated', () => {
    given(projectDecider, created).when({ type: 'create', project }).then([]);
  });

  it('changes only the fields that were sent', () => {
    given(projectDecider, created)
      .when({ type: 'update', changes: { name: 'Driftwood Coffee' } })
      .then([{ type: 'project.updated', project: { ...project, name: 'Driftwood Coffee' } }]);
  });

  it('loses its description when it is set to null', () => {
    given(projectDecider, created)
      .when({ type: 'update', changes: { description: null } })
      .then([{ type: 'project.updated', project: { ...project, description: null } }]);
  });

  it('is deleted, and then there is nothing to read, change or delete', () => {
    given(projectDecider, created)
      .when({ type: 'delete' })
      .then([{ type: 'project.deleted', project }]);
    for (const command of [{ type: 'delete' }, { type: 'update', changes: { name: 'x' } }] as const) {
      given(projectDecider, created, { type: 'project.deleted', project }).when(command).thenThrows('no such project');
    }
  });
});
