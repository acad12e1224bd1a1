import { correction, generate } from 'lean-qr';

/** The modules of a QR code, in one path. The caller adds the quiet zone. */
export default function QrModules({ text }: { text: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return (
    <svg viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={rows(code.size, (x, y) => code.get(x, y))} />
    </svg>
  );
}

/** One bar for each run of dark modules. */
function rows(size: number, dark: (x: number, y: number) => boolean): string {
  let path = '';
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const from = x;
      while (x < size && dark(x, y)) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  return path;
}
