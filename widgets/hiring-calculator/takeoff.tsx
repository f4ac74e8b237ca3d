import type { CommonSettings } from "./settings.ts";

/** A line of the takeoff: what, how much of it, at which rate, and what that comes to. */
export interface TakeoffRow {
  name: string;
  quantity: string;
  rate: string;
  amount: string;
}

/** The sums line by line; the last one is what they come to. */
export function Takeoff({ rows, labels }: { rows: readonly TakeoffRow[]; labels: CommonSettings["labels"] }) {
  return (
    <table className="takeoff">
      <thead>
        <tr>
          {[labels.takeoff, labels.quantity, labels.rate, labels.amount].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, quantity, rate, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{quantity}</td>
            <td>{rate}</td>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
