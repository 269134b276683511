import { HoverCard as MantineHoverCard } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { Mantine } from './mantine';

interface HoverCardProps {
  /** Element that the mouse rests on. */
  target: ReactElement;
  className?: string | undefined;
  children: ReactNode;
}

/** Card with further words about an element, shown below it while the mouse rests on it. */
export function HoverCard({ target, className, children }: HoverCardProps) {
  return (
    <Mantine>
      <MantineHoverCard openDelay={400} position="bottom-start" shadow="none">
        <MantineHoverCard.Target>{target}</MantineHoverCard.Target>
        <MantineHoverCard.Dropdown className={className ?? ''}>
          {children}
        </MantineHoverCard.Dropdown>
      </MantineHoverCard>
    </Mantine>
  );
}
