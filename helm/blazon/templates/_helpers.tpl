{{- define "blazon.fullname" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name | trunc 40 | trimSuffix "-" }}{{ else }}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 40 | trimSuffix "-" }}{{ end }}
{{- end }}

{{/* Labels by which a component is found; they never change. Takes {root, component}. */}}
{{- define "blazon.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "blazon.labels" -}}
{{ include "blazon.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/part-of: blazon
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version | replace "+" "_" }}
{{- end }}

{{/* Takes {root, component, image: {tag, digest}}. */}}
{{- define "blazon.image" -}}
{{- $name := printf "%s/%s" .root.Values.image.repository .component -}}
{{- if .image.digest }}{{ $name }}@{{ .image.digest }}{{ else }}{{ $name }}:{{ .image.tag | default .root.Values.image.tag | default .root.Chart.AppVersion }}{{ end }}
{{- end }}

{{/* The restricted security profile, for the pod and for each container. */}}
{{- define "blazon.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
fsGroupChangePolicy: OnRootMismatch
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "blazon.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* What every pod has besides its containers. Takes {root, component}. */}}
{{- define "blazon.podDefaults" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext: {{- include "blazon.podSecurity" .root | nindent 2 }}
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets: {{- range . }}
  - name: {{ . }}
{{- end }}
{{- end }}
{{- with .root.Values.pods.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.pods.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.pods.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- end }}

{{- define "blazon.tokensSecret" -}}
{{ .Values.secrets.existingSecret | default (printf "%s-tokens" (include "blazon.fullname" .)) }}
{{- end }}

{{/* Where the gateway ends TLS: its Secret, or nothing. */}}
{{- define "blazon.gatewayTlsSecret" -}}
{{- if .Values.gateway.tls.secret }}{{ .Values.gateway.tls.secret }}{{ else if .Values.evaluation.enabled }}{{ include "blazon.fullname" . }}-certificate{{ end }}
{{- end }}

{{- define "blazon.webhookCaSecret" -}}
{{- if .Values.webhooks.caSecret }}{{ .Values.webhooks.caSecret }}{{ else if .Values.evaluation.enabled }}{{ include "blazon.fullname" . }}-certificate{{ end }}
{{- end }}

{{- define "blazon.brokers" -}}
{{- if .Values.evaluation.enabled }}{{ include "blazon.fullname" . }}-kafka:9092{{ else }}{{ .Values.kafka.brokers }}{{ end }}
{{- end }}

{{/* Memory of one replica of generation, in MiB: what the service takes, and its threads with a quarter around each heap. */}}
{{- define "blazon.generationMemoryMb" -}}
{{- $engine := .Values.services.generation.engine -}}
{{- add $engine.memoryMb (div (mul $engine.threads $engine.threadMemoryMb 5) 4) -}}
{{- end }}

{{/* Name under which webhook-delivery reaches the receiver of `helm test`; it looks names up without search domains. */}}
{{- define "blazon.testReceiver" -}}
{{ include "blazon.fullname" . }}-test-receiver.{{ .Release.Namespace }}.svc.{{ .Values.clusterDomain }}
{{- end }}
