/** The looks of a brand sheet. */
export function sheetStyles(ink: string, night: string): string {
  return `
:root{color:${ink};font:15px/1.5 system-ui,sans-serif}
body{margin:0;background:#f4f4f2}
main{max-width:1040px;margin:0 auto;padding:32px;display:grid;grid-template-columns:1fr 1fr;gap:24px}
h2{grid-column:1/-1;margin:24px 0 0;font-size:13px;letter-spacing:.08em;text-transform:uppercase;font-weight:600}
section{background:#fff;border-radius:12px;padding:32px}
.hero{display:grid;place-items:center;min-height:220px}
.hero svg{max-width:100%;max-height:220px}
.night{background:${night}}
.lockups,.swatches,.small,.specimen,.clear{grid-column:1/-1}
.lockups{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:24px}
.lockups div{display:grid;place-items:center;height:120px;padding:8px;border:1px solid #0001}
.lockups svg{max-width:100%;max-height:104px;width:100%;height:100%}
.swatches,.small{display:flex;flex-wrap:wrap;gap:24px;align-items:end}
figure{margin:0}
.swatches div{width:136px;height:96px;border-radius:8px;box-shadow:inset 0 0 0 1px #0001}
figcaption,.label{margin:8px 0 0;font-size:13px;opacity:.75}
.specimen svg{display:block;max-width:100%;margin-top:12px}
.specimen table{border-collapse:collapse;margin-top:24px;width:100%}
.specimen td{padding:6px 24px 6px 0;border-top:1px solid #0001;vertical-align:middle}
.specimen td svg{margin:0}
.specimen small{opacity:.7}
.clear div{display:inline-block;outline:1px dashed ${ink};outline-offset:-1px}
.clear svg{display:block;height:160px}
.small svg{height:100%;width:auto;display:block}
.app svg{border-radius:22%}
.mock-up{padding:0;overflow:hidden}
.mock-up svg{display:block;width:100%}
.mock-up .label{padding:0 16px 12px}`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
