/** Results whose memory nodes have not come in time. Value: the longest wait in ms. */
export const overdueSql = `
  select job_id, project_id from awaited_nodes where since < now() - ? * interval '1 millisecond' order by since limit 100`;
