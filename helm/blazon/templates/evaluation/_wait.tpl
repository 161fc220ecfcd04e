{{/* Services end when database or broker is missing at their start; here both start with them. */}}
{{- define "blazon.waitForBacking" -}}
{{- $fullname := include "blazon.fullname" .root -}}
- name: wait
  image: {{ include "blazon.image" (dict "root" .root "component" .name "image" .service.image) }}
  imagePullPolicy: {{ .root.Values.image.pullPolicy }}
  command:
    - node
    - --eval
    - |
      const { connect } = require('node:net');
      const answers = (host, port) => new Promise((resolve) => {
        const socket = connect({ host, port, timeout: 2000 }, () => { socket.destroy(); resolve(true); });
        socket.on('timeout', () => socket.destroy()).on('error', () => undefined).on('close', () => resolve(false));
      });
      const until = async (host, port) => {
        while (!(await answers(host, port))) await new Promise((resolve) => setTimeout(resolve, 1000));
        console.log(`${host}:${port} answers`);
      };
      until('{{ $fullname }}-postgres', 5432).then(() => until('{{ $fullname }}-kafka', 9092));
  securityContext: {{- include "blazon.containerSecurity" .root | nindent 4 }}
  resources:
    requests: { cpu: 10m, memory: 48Mi }
    limits: { memory: 128Mi }
{{- end }}
