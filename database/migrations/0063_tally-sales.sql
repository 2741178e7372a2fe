CREATE TABLE "sales_tally" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_tally_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"orders" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"paid_pence" bigint DEFAULT 0 NOT NULL,
	"returned_pence" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "lost_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "disputes_lost" ON "disputes" USING btree ("lost_at") WHERE lost_at is not null;--> statement-breakpoint
CREATE INDEX "refunds_created" ON "refunds" USING btree ("created_at");
--> statement-breakpoint
UPDATE disputes SET lost_at = created_at WHERE state = 'lost';
--> statement-breakpoint
CREATE FUNCTION returned_pence(of_order text) RETURNS bigint
  LANGUAGE sql STABLE SET search_path FROM CURRENT AS $$
  SELECT coalesce((SELECT sum(amount_pence) FROM refunds WHERE order_id = of_order AND state <> 'refused'), 0)::bigint
    + coalesce((SELECT sum(amount_pence) FROM disputes WHERE order_id = of_order AND state = 'lost'), 0)::bigint
$$;
--> statement-breakpoint
INSERT INTO sales_tally (orders, cancelled, delivered, paid_pence, returned_pence)
SELECT count(*), count(*) FILTER (WHERE order_status = 'Cancelled'), count(*) FILTER (WHERE order_status = 'Delivered'),
  coalesce(sum(total_pence), 0), coalesce(sum(returned_pence(id)), 0)
FROM orders WHERE paid_at IS NOT NULL;
--> statement-breakpoint
-- An order counts once it was ever paid. Orders that come paid, many at once, are one row.
CREATE FUNCTION tally_new_sales() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO sales_tally (orders, cancelled, delivered, paid_pence)
  SELECT count(*), count(*) FILTER (WHERE order_status = 'Cancelled'), count(*) FILTER (WHERE order_status = 'Delivered'), sum(total_pence)
  FROM added WHERE paid_at IS NOT NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_tally_added AFTER INSERT ON orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_new_sales();
--> statement-breakpoint
CREATE FUNCTION tally_sale() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  was int := (OLD.paid_at IS NOT NULL)::int;
  becomes int := CASE TG_OP WHEN 'DELETE' THEN 0 ELSE (NEW.paid_at IS NOT NULL)::int END;
BEGIN
  INSERT INTO sales_tally (orders, cancelled, delivered, paid_pence, returned_pence) VALUES (
    becomes - was,
    becomes * coalesce((NEW.order_status = 'Cancelled')::int, 0) - was * (OLD.order_status = 'Cancelled')::int,
    becomes * coalesce((NEW.order_status = 'Delivered')::int, 0) - was * (OLD.order_status = 'Delivered')::int,
    becomes * coalesce(NEW.total_pence, 0) - was * OLD.total_pence,
    CASE WHEN becomes = was THEN 0 ELSE (becomes - was) * returned_pence(OLD.id) END);
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_tally_changed AFTER UPDATE OF paid_at, order_status, total_pence ON orders FOR EACH ROW
  WHEN ((OLD.paid_at IS NOT NULL OR NEW.paid_at IS NOT NULL) AND (
    (OLD.paid_at IS NULL) <> (NEW.paid_at IS NULL) OR OLD.total_pence <> NEW.total_pence OR
    (OLD.order_status = 'Cancelled') <> (NEW.order_status = 'Cancelled') OR
    (OLD.order_status = 'Delivered') <> (NEW.order_status = 'Delivered')))
  EXECUTE FUNCTION tally_sale();
--> statement-breakpoint
-- Before its refunds go with it.
CREATE TRIGGER orders_tally_deleted BEFORE DELETE ON orders FOR EACH ROW
  WHEN (OLD.paid_at IS NOT NULL) EXECUTE FUNCTION tally_sale();
--> statement-breakpoint
CREATE FUNCTION forget_sales() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM sales_tally;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_tally_emptied AFTER TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION forget_sales();
--> statement-breakpoint
-- Money that goes back, by a refund that was not refused or a dispute that is lost.
CREATE FUNCTION tally_returned(of_order text, pence bigint) RETURNS void
  LANGUAGE sql SET search_path FROM CURRENT AS $$
  INSERT INTO sales_tally (returned_pence)
  SELECT pence FROM orders WHERE id = of_order AND paid_at IS NOT NULL AND pence <> 0
$$;
--> statement-breakpoint
CREATE FUNCTION tally_refund() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM tally_returned(coalesce(NEW.order_id, OLD.order_id),
    CASE WHEN NEW.state <> 'refused' THEN NEW.amount_pence ELSE 0 END - CASE WHEN OLD.state <> 'refused' THEN OLD.amount_pence ELSE 0 END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_tally AFTER INSERT OR UPDATE OF state, amount_pence OR DELETE ON refunds
  FOR EACH ROW EXECUTE FUNCTION tally_refund();
--> statement-breakpoint
CREATE FUNCTION tally_dispute() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM tally_returned(coalesce(NEW.order_id, OLD.order_id),
    CASE WHEN NEW.state = 'lost' THEN NEW.amount_pence ELSE 0 END - CASE WHEN OLD.state = 'lost' THEN OLD.amount_pence ELSE 0 END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER disputes_tally AFTER INSERT OR UPDATE OF state, amount_pence OR DELETE ON disputes
  FOR EACH ROW EXECUTE FUNCTION tally_dispute();
