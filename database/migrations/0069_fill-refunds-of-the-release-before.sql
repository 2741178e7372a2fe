-- A process of the release before there could be several refunds of an order knows a refund by its order, reason and amount alone. Beside
-- one of this release it goes on writing those: what it can't know is filled in, as several-refunds did for those that were there.
CREATE FUNCTION refunds_fill() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	earlier record;
BEGIN
	SELECT count(*) AS refunds, coalesce(sum(amount_pence), 0) AS amount_pence, coalesce(sum(delivery_pence), 0) AS delivery_pence INTO earlier
		FROM refunds WHERE order_id = NEW.order_id AND state <> 'refused';
	NEW.amount_pence := NEW.amount_pence - earlier.amount_pence;
	-- There was one refund an order, and asking again changed nothing.
	IF EXISTS (SELECT FROM refunds WHERE order_id = NEW.order_id AND key = 'whole') OR (earlier.refunds > 0 AND NEW.amount_pence <= 0) THEN
		RETURN NULL;
	END IF;
	SELECT least(greatest(shipping_pence - earlier.delivery_pence, 0), NEW.amount_pence) INTO NEW.delivery_pence FROM orders WHERE id = NEW.order_id;
	NEW.key := 'whole';
	NEW.contents := 'whole';
	NEW.by := 'shop';
	NEW.goods_pence := CASE WHEN earlier.refunds = 0 THEN NEW.amount_pence - NEW.delivery_pence ELSE 0 END;
	NEW.goodwill_pence := NEW.amount_pence - NEW.delivery_pence - NEW.goods_pence;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER refunds_fill BEFORE INSERT ON refunds FOR EACH ROW WHEN (NEW.key IS NULL) EXECUTE FUNCTION refunds_fill();--> statement-breakpoint
CREATE FUNCTION refunds_fill_lines() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO refund_lines (refund_id, position, quantity, pence)
		SELECT NEW.id, position, quantity, total_pence - discount_pence FROM order_lines WHERE order_id = NEW.order_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER refunds_fill_lines AFTER INSERT ON refunds FOR EACH ROW
	WHEN (NEW.key = 'whole' AND NEW.contents = 'whole' AND NEW.goods_pence > 0) EXECUTE FUNCTION refunds_fill_lines();
