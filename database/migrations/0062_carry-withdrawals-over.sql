-- A withdrawal is also a return, of all that was left of its order. Where the order has ended, it came back or never will.
INSERT INTO "returns" ("order_id", "key", "contents", "reason", "note", "by", "state", "requested_at", "closed_at")
SELECT orders.id, 'withdrawal', 'carried over', 'changed mind', withdrawals.reason, 'shopper',
	CASE WHEN order_status IN ('Cancelled', 'Returned', 'Refunded') THEN 'closed' ELSE 'open' END, requested_at,
	CASE WHEN order_status IN ('Cancelled', 'Returned', 'Refunded') THEN now() END
FROM withdrawals JOIN orders ON orders.id = withdrawals.order_id
ORDER BY requested_at;--> statement-breakpoint
INSERT INTO "return_lines" ("return_id", "position", "quantity", "whole", "missing")
SELECT returns.id, lines.position, units,
	CASE WHEN order_status IN ('Returned', 'Refunded') THEN units ELSE 0 END,
	CASE WHEN order_status = 'Cancelled' THEN units ELSE 0 END
FROM returns JOIN orders ON orders.id = returns.order_id
JOIN LATERAL (
	SELECT position, quantity - CASE WHEN returns.state = 'closed' THEN 0 ELSE coalesce((
		SELECT sum(refund_lines.quantity) FROM refunds JOIN refund_lines ON refund_lines.refund_id = refunds.id
		WHERE refunds.order_id = orders.id AND refund_lines.position = order_lines.position), 0)::int END AS units
	FROM order_lines WHERE order_lines.order_id = orders.id
) AS lines ON units > 0;--> statement-breakpoint
UPDATE "returns" SET "state" = 'closed', "closed_at" = now()
WHERE "state" = 'open' AND NOT EXISTS (SELECT FROM "return_lines" WHERE "return_id" = "returns"."id");
