import { Blazon } from '@blazon/sdk';

const { BLAZON_KEY: apiKey = '', BLAZON_URL: baseUrl = '' } = process.env;
const blazon = new Blazon({ apiKey, baseUrl });
for await (const project of blazon.projects.list({ limit: 100 })) console.log(project.id);
