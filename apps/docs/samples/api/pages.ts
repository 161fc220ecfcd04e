import { Blazon } from '@blazon/sdk';

const blazon = new Blazon({ apiKey: process.env.BLAZON_KEY ?? '', baseUrl: process.env.BLAZON_URL ?? '' });
for await (const project of blazon.projects.list({ limit: 100 })) console.log(project.id);
