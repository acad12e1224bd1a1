import type { ComponentType, ReactNode, SVGProps } from 'react';

export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

/** Creates an icon from its lines: `scripts/lucideIcons.ts` calls this for each `~icons/lucide/heart`. Icons without a name are decoration. */
export function createIcon(lines: ReactNode): IconComponent {
  return (props) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props['aria-label'] || props.role ? undefined : true}
      {...props}
    >
      {lines}
    </svg>
  );
}
