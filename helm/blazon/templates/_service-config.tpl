{{/* The variables of one service that are no secrets; what `env` says comes last. Takes {root, name, service}. */}}
{{- define "blazon.variables" -}}
{{- $variables := include "blazon.ownVariables" . | fromYaml }}
{{- range $name, $value := .service.env }}
{{- $_ := set $variables $name (ternary $value (toJson $value) (kindIs "string" $value)) }}
{{- end }}
{{- toYaml $variables }}
{{- end }}

{{- define "blazon.ownVariables" -}}
{{- $root := .root }}{{ $values := .root.Values }}{{ $name := .name }}
HOST: 0.0.0.0
PORT: "3000"
LOG_FORMAT: json
LOG_LEVEL: {{ $values.logLevel }}
DATABASE_POOL: {{ .service.databasePool | quote }}
SHUTDOWN_DELAY_SECONDS: {{ $values.shutdown.endpointRemovalSeconds | quote }}
{{- if eq $values.migrations "job" }}
MIGRATE_AT_START: "false"
{{- end }}
{{- include "blazon.kafkaVariables" $root }}
OTEL_SERVICE_NAME: {{ $name }}
{{- with $values.telemetry.otlpEndpoint }}
OTEL_EXPORTER_OTLP_ENDPOINT: {{ . | quote }}
{{- end }}
{{- if eq $name "gateway" }}
{{- range $other := list "projects" "generation" "memory-graph" "webhook-delivery" }}
{{ $other | upper | replace "-" "_" }}_URL: http://{{ include "blazon.fullname" $root }}-{{ $other }}:3000
{{- end }}
BLAZON_PUBLIC_HOST: 0.0.0.0
BLAZON_LIVE_PORT: "8443"
BLAZON_SANDBOX_PORT: "8444"
BLAZON_HTTP_PORT: "8080"
BLAZON_ADMIN_PORT: "8445"
{{- if $values.gateway.dashboard.enabled }}
BLAZON_DASHBOARD_PORT: "8446"
BLAZON_DASHBOARD_HOSTS: {{ $values.ingress.dashboard.host | quote }}
{{- end }}
BLAZON_LIVE_HOSTS: {{ $values.ingress.live.host | quote }}
BLAZON_SANDBOX_HOSTS: {{ $values.ingress.sandbox.host | quote }}
BLAZON_TRUSTED_PROXIES: {{ join "," $values.gateway.trustedProxies | quote }}
BLAZON_QUOTA_FREE: {{ $values.gateway.quotas.free | int64 | quote }}
BLAZON_QUOTA_PRO: {{ $values.gateway.quotas.pro | int64 | quote }}
BLAZON_QUOTA_AGENCY: {{ $values.gateway.quotas.agency | int64 | quote }}
{{- if include "blazon.gatewayTlsSecret" $root }}
BLAZON_TLS_CERT: /etc/blazon/tls/tls.crt
BLAZON_TLS_KEY: /etc/blazon/tls/tls.key
{{- end }}
{{- end }}
{{- if eq $name "generation" }}
ENGINE_THREADS: {{ .service.engine.threads | quote }}
ENGINE_THREAD_MEMORY_MB: {{ .service.engine.threadMemoryMb | quote }}
{{- end }}
{{- if or (eq $name "gateway") (eq $name "webhook-delivery") }}
BLAZON_WEBHOOK_ALLOW_CIDRS: {{ join "," $values.webhooks.allowCidrs | quote }}
BLAZON_WEBHOOK_ALLOW_PORTS: {{ join "," $values.webhooks.allowPorts | quote }}
{{- end }}
{{- if eq $name "webhook-delivery" }}
BLAZON_WEBHOOK_DELAYS: {{ join "," $values.webhooks.delays | quote }}
{{- if include "blazon.webhookCaSecret" $root }}
BLAZON_WEBHOOK_EXTRA_CA: /etc/blazon/webhook-ca/ca.crt
{{- end }}
{{- end }}
{{- end }}

{{- define "blazon.kafkaVariables" }}
KAFKA_BROKERS: {{ include "blazon.brokers" . | quote }}
EVENT_LOG_PARTITIONS: {{ .Values.kafka.partitions | quote }}
{{- with .Values.kafka.prefix }}
KAFKA_PREFIX: {{ . | quote }}
{{- end }}
{{- with .Values.kafka.replicationFactor }}
KAFKA_REPLICATION_FACTOR: {{ . | quote }}
{{- end }}
KAFKA_MIN_INSYNC_REPLICAS: {{ .Values.kafka.minInsyncReplicas | quote }}
{{- if .Values.kafka.tls.enabled }}
KAFKA_TLS: "true"
{{- if .Values.kafka.tls.caSecret }}
KAFKA_CA_FILE: /etc/blazon/kafka-ca/ca.crt
{{- end }}
{{- end }}
{{- if or .Values.kafka.sasl.secret (include "blazon.ownKafkaUsers" .) }}
KAFKA_SASL_MECHANISM: {{ .Values.kafka.sasl.mechanism }}
{{- end }}
{{- end }}

{{/* Not empty where a service has a Kafka user of its own. */}}
{{- define "blazon.ownKafkaUsers" -}}
{{- range .Values.services }}{{ .kafkaSecret }}{{ end }}
{{- end }}

{{/* Variables for database and Kafka that come from Secrets. Takes {root, name, service}. */}}
{{- define "blazon.backingSecrets" -}}
- name: DATABASE_URL
  valueFrom:
    secretKeyRef:
{{- if .root.Values.evaluation.enabled }}
      name: {{ include "blazon.fullname" .root }}-evaluation
      key: {{ .name }}-database-url
{{- else }}
      name: {{ required (printf "services.%s.databaseSecret.name: the Secret with this service's DATABASE_URL" .name) .service.databaseSecret.name }}
      key: {{ .service.databaseSecret.key }}
{{- end }}
{{- with .service.kafkaSecret | default .root.Values.kafka.sasl.secret }}
- name: KAFKA_SASL_USERNAME
  valueFrom: { secretKeyRef: { name: {{ . }}, key: username } }
- name: KAFKA_SASL_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ . }}, key: password } }
{{- end }}
{{- end }}

{{/* Variables of one service that come from Secrets. */}}
{{- define "blazon.secrets" -}}
{{- $tokens := include "blazon.tokensSecret" .root }}
{{- include "blazon.backingSecrets" . }}
- name: SERVICE_TOKEN
  valueFrom: { secretKeyRef: { name: {{ $tokens }}, key: service-token } }
- name: SERVICE_TOKEN_ROTATING
  valueFrom: { secretKeyRef: { name: {{ $tokens }}, key: service-token-rotating, optional: true } }
{{- if and (eq .name "gateway") .root.Values.gateway.admin.enabled }}
- name: BLAZON_ADMIN_TOKEN
  valueFrom: { secretKeyRef: { name: {{ $tokens }}, key: admin-token } }
- name: BLAZON_ADMIN_TOKEN_ROTATING
  valueFrom: { secretKeyRef: { name: {{ $tokens }}, key: admin-token-rotating, optional: true } }
{{- end }}
{{- if eq .name "webhook-delivery" }}
- name: WEBHOOK_SEALING_KEYS
  valueFrom: { secretKeyRef: { name: {{ $tokens }}, key: webhook-sealing-keys } }
{{- end }}
{{- range $variable, $from := .service.secretEnv }}
- name: {{ $variable }}
  valueFrom: { secretKeyRef: { name: {{ $from.name }}, key: {{ $from.key }} } }
{{- end }}
{{- end }}

{{/* Files for database and Kafka, as a list of {name, secret}: each is mounted as /etc/blazon/<name>. */}}
{{- define "blazon.backingFiles" -}}
{{- with .root.Values.database.caSecret }}
- { name: database-ca, secret: {{ . }} }
{{- end }}
{{- if .root.Values.kafka.tls.enabled }}
{{- with .root.Values.kafka.tls.caSecret }}
- { name: kafka-ca, secret: {{ . }} }
{{- end }}
{{- end }}
{{- end }}

{{- define "blazon.files" -}}
{{- include "blazon.backingFiles" . }}
{{- if eq .name "gateway" }}
{{- with include "blazon.gatewayTlsSecret" .root }}
- { name: tls, secret: {{ . }} }
{{- end }}
{{- end }}
{{- if eq .name "webhook-delivery" }}
{{- with include "blazon.webhookCaSecret" .root }}
- { name: webhook-ca, secret: {{ . }} }
{{- end }}
{{- end }}
{{- end }}

{{/* Takes the list that blazon.files makes. */}}
{{- define "blazon.mounts" -}}
- { name: tmp, mountPath: /tmp }
{{- range . }}
- { name: {{ .name }}, mountPath: /etc/blazon/{{ .name }}, readOnly: true }
{{- end }}
{{- end }}

{{- define "blazon.volumes" -}}
- { name: tmp, emptyDir: { sizeLimit: 64Mi } }
{{- range . }}
- { name: {{ .name }}, secret: { secretName: {{ .secret }} } }
{{- end }}
{{- end }}
