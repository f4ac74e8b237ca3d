import { useEffect, useRef, type ChangeEvent } from "react";

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  /** Some, but not all, of those that it stands for. */
  isPart?: boolean;
  onToggle: (isRange: boolean) => void;
}

/** React reports the change of a box with the press that has caused it. */
const isWithShift = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** A box that selects a row, or with Shift all rows up to it. */
export function SelectBox({ label, isSelected, isPart = false, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <label className="lead-select select-none">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={(event) => onToggle(isWithShift(event))}
        className="size-4 cursor-pointer accent-ink"
      />
    </label>
  );
}
